// The page begins: its colours, its language, then the screen of its address.
import '@fontsource-variable/golos-text';
import './look/tokens.css';
import './look/base.css';
import './look/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from './device/settings.ts';
import { sendWhatIsLeft } from './games/send-left.ts';
import { listenForKeys } from './keys/press-keys.ts';
import { coverWhenHidden } from './look/cover.ts';
import { chooseTheme } from './look/theme.ts';
import { awaitInstallOffer } from './offline/install.ts';
import { registerWorker } from './offline/register.ts';
import { product } from './router.tsx';
import { startTexts } from './texts/load.ts';

chooseTheme(settings().theme);
coverWhenHidden();
await startTexts(settings().lang);
const app = document.getElementById('app');
if (app) {
  createRoot(app).render(<StrictMode>{product()}</StrictMode>);
}
listenForKeys();
awaitInstallOffer();
registerWorker();
sendWhatIsLeft();
