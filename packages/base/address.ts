// The address that a text is, or none: `URL.canParse`, which a phone of the floor does not have.
export const addressIn = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
