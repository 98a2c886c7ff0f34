// How many sockets one server holds open: a game that ten thousand watch, and those who work beside them.
export const mostSockets = 12_000;
