import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Files share their modules: what one drew must not stand in the next one's page.
afterEach(cleanup);
