// Every tour in WebKitGTK, the engine of every browser on an iPhone.
import { tellTours } from './tours.ts';
import { startWebkitEngine } from './webkit.ts';

tellTours('WebKit', startWebkitEngine);
