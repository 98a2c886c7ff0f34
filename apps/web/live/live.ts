// The script of the public pages: finds a table by nickname, and keeps the page up with the socket.
import '@fontsource-variable/golos-text';
import 'uplot/dist/uPlot.min.css';
import '../look/tokens.css';
import '../look/base.css';
import '../look/vote-grid.css';
import './live.css';
import './parts.css';
import './seats.css';
import { langOf } from '@omerta/base/lang.ts';
import { offerFinding } from './find.ts';
import { keepUp } from './keep-up.ts';

const { body, documentElement } = document;
const { watch, n } = body.dataset;

if (watch === undefined || location.protocol === 'file:') offerFinding(document);
else keepUp(langOf(documentElement.lang), watch, Number(n));
