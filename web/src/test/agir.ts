import { act } from '@testing-library/react';

/** React's `act` around something that ends at once. */
export const agir = (fazer: () => unknown): void => {
  act(() => {
    fazer();
  });
};
