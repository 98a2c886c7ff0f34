// Every tour in Firefox.
import { firefoxEngine } from './firefox.ts';
import { tellTours } from './tours.ts';

tellTours('Firefox', async () => firefoxEngine);
