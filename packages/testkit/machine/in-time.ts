// The store's promise that a test holds it to: whoever asks is answered within five seconds.

export const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in five seconds')), 5_000);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};
