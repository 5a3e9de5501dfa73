/** Seconds of silence after which any seat may take over as host. The server uses the same limit. */
export const HOST_GONE_AFTER = 60;
