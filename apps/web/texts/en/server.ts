// What is said where the server does not answer, in English.
export const server = {
  outOfReach: 'The server does not answer. Is this device in the network of the hall?',
  otherAnswer: 'What answered is not the server of this version. Reload the page and try again.',
} as const;
