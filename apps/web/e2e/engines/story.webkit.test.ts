// The story in WebKitGTK, the engine of every browser on an iPhone.
import { tellStory } from './story.ts';
import { startWebkitEngine } from './webkit.ts';

tellStory('WebKit', startWebkitEngine);
