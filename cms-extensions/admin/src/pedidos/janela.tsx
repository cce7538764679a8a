import {
  Button,
  DesignSystemProvider,
  darkTheme,
  Dialog,
  Flex,
  lightTheme,
} from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isEscuro } from '../tema';

/** An answer to choose from, and what is sent back for it. */
export interface Opcao {
  rotulo: string;
  confirmo: string;
  /** It takes the place of something. */
  perigosa?: boolean;
}

interface Janela {
  titulo: string;
  corpo: ReactNode;
  desistir: string;
  opcoes: readonly Opcao[];
  /** For what does not fit beside itself in a narrow one. */
  larga?: boolean;
  /** Not closed by Escape: leaving it is an answer that costs something. */
  presa?: boolean;
}

const Caixa = ({
  titulo,
  corpo,
  desistir,
  opcoes,
  larga = false,
  presa = false,
  responder,
}: Janela & { responder: (confirmo: string | null) => void }) => {
  const [aberta, setAberta] = useState(true);
  const fechar = (confirmo: string | null): void => {
    setAberta(false);
    responder(confirmo);
  };
  return (
    <Dialog.Root open={aberta} onOpenChange={(abrir) => abrir || presa || fechar(null)}>
      <Dialog.Content {...(larga && { style: { maxWidth: 'min(72rem, 95vw)' } })}>
        <Dialog.Header>{titulo}</Dialog.Header>
        <Dialog.Body>{corpo}</Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            {opcoes.map(({ rotulo, confirmo, perigosa }) => (
              <Button
                key={confirmo}
                fullWidth
                variant={perigosa ? 'danger' : 'default'}
                onClick={() => fechar(confirmo)}
              >
                {rotulo}
              </Button>
            ))}
            <Button variant="tertiary" fullWidth onClick={() => fechar(null)}>
              {desistir}
            </Button>
          </Flex>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
};

const mostrar = (janela: Janela): Promise<string | null> =>
  new Promise((resolve) => {
    const lugar = document.body.appendChild(document.createElement('div'));
    const raiz = createRoot(lugar);
    const responder = (confirmo: string | null): void => {
      resolve(confirmo);
      // The window closes first, and gives the focus back.
      setTimeout(() => {
        raiz.unmount();
        lugar.remove();
      }, 300);
    };
    raiz.render(
      <DesignSystemProvider locale="pt-BR" theme={isEscuro() ? darkTheme : lightTheme}>
        <Caixa {...janela} responder={responder} />
      </DesignSystemProvider>,
    );
  });

let anterior: Promise<unknown> = Promise.resolve();

/**
 * Opens a window over whatever the panel shows: a call may be refused on any of its screens. Answers what was chosen, or
 * null. One at a time, in the order they were asked for.
 */
export const abrir = (janela: Janela): Promise<string | null> => {
  const esta = anterior.then(() => mostrar(janela));
  anterior = esta;
  return esta;
};
