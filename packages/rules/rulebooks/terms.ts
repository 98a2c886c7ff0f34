// What rulebooks call differently: people hear the word of the book that they play by.
import type { Text } from '@omerta/base/lang.ts';

export type Terms = { readonly sideReferee: Text; readonly pause: Text };

export const usualTerms: Terms = {
  sideReferee: { en: 'side referee', ru: 'боковой судья' },
  pause: { en: 'Technical break', ru: 'Технический перерыв' },
};
