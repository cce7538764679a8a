import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share their modules: what one drew must not stand in the next one's page.
afterEach(cleanup);
