"""What is asked over HTTP and what is answered, and the door that every request passes first."""
