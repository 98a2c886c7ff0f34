// The story in Firefox.
import { firefoxEngine } from './firefox.ts';
import { tellStory } from './story.ts';

tellStory('Firefox', async () => firefoxEngine);
