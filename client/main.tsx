// Where the client begins.

import '#client/style/index.css';
import { render } from 'preact';
import { App } from '#client/shell/app.tsx';

render(<App />, document.getElementById('app')!);
