// The page to browse the API, in English.
import type { ApiTexts } from '../../api/api-texts.ts';

export const api: ApiTexts = {
  title: 'Omerta: the API',
  about: 'What other programs rely on: JSON over HTTP, problems as problem documents.',
  document: 'The OpenAPI document',
  method: 'Method',
  address: 'Address',
  tells: 'What it does',
  who: 'Who may',
  fields: 'Fields',
  audiences: { anybody: 'anybody', 'signed-in': 'whoever is signed in', owner: 'the owner' },
};
