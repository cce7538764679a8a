import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How much of a range is filled, 0 to 1. */
    '--parte'?: number;
  }
}
