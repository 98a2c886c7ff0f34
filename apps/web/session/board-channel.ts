// Between the windows of one device: the board in a second one asks, the referee's table answers with what the hall may see.

export const boardChannel = 'omerta-board';
