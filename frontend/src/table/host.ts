/** Seconds of silence after which anybody who sits at the table can be the host instead: the server's measure. */
export const HOST_GONE_AFTER = 60;
