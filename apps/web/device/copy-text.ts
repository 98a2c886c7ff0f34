// Puts a text where the device keeps what is copied; whether it did: without HTTPS there is no such place.

export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
