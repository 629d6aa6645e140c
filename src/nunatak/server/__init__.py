"""Tables over HTTP and WebSocket: seats and their keys, the store, and who hears what."""
