import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { PlayerProvider } from '../player/player-provider';
import { PortalDasRadios } from './portal';

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <PlayerProvider>
      <BrowserRouter>
        <PortalDasRadios />
      </BrowserRouter>
    </PlayerProvider>
  </QueryClientProvider>
);
