// A new password that is written twice: what is wrong with it before it is sent.

/** The server's own limit: shorter ones are refused there too. */
export const shortest = 10;

export const passwordFault = (password: string, again: string): 'tooShort' | 'notSame' | null => {
  if ([...password.normalize('NFKC')].length < shortest) return 'tooShort';
  return password === again ? null : 'notSame';
};
