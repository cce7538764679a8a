import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { avisos } from '../ui/avisar';

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
// Nor does anything there change its size.
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

// Files share their modules: what one drew must not stand in the next one's page.
afterEach(cleanup);
// Nor what an answer told that came after its test had ended.
beforeEach(() => avisos.mudar([]));
