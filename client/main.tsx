// The entry point of the client.

import '#client/style/index.css';
import { render } from 'preact';
import { App } from '#client/shell/app.tsx';
import { goOffline } from '#client/shell/offline.tsx';

render(<App />, document.getElementById('app')!);

// Files for later are fetched when the page is shown.
if (import.meta.env.PROD) addEventListener('load', () => void goOffline());
