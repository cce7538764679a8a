import {
  Button,
  DesignSystemProvider,
  darkTheme,
  Dialog,
  Flex,
  lightTheme,
  Link,
  Typography,
} from '@strapi/design-system';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { enderecoDo } from '../inicio';

/** An answer to choose from, and what is sent back for it. */
export interface Opcao {
  rotulo: string;
  confirmo: string;
}

/** An entry that shows a file. */
export interface Uso {
  arquivo: string;
  uid: string;
  id: string | null;
  tipo: string;
  nome: string;
}

interface Janela {
  titulo: string;
  corpo: ReactNode;
  desistir: string;
  opcoes: readonly Opcao[];
}

const isEscuro = (): boolean => {
  const escolhido = localStorage.getItem('STRAPI_THEME');
  return (
    escolhido === 'dark' ||
    (escolhido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  );
};

const Caixa = ({
  titulo,
  corpo,
  desistir,
  opcoes,
  responder,
}: Janela & { responder: (confirmo: string | null) => void }) => {
  const [aberta, setAberta] = useState(true);
  const fechar = (confirmo: string | null): void => {
    setAberta(false);
    responder(confirmo);
  };
  return (
    <Dialog.Root open={aberta} onOpenChange={(abrir) => abrir || fechar(null)}>
      <Dialog.Content>
        <Dialog.Header>{titulo}</Dialog.Header>
        <Dialog.Body>{corpo}</Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            {opcoes.map(({ rotulo, confirmo }) => (
              <Button key={confirmo} fullWidth onClick={() => fechar(confirmo)}>
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

/** Opens a window over whatever the panel shows: a call may be refused on any of its screens. Answers what was chosen. */
const abrir = (janela: Janela): Promise<string | null> =>
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

/** Asks; answers what goes back to the portal, or null for no. */
export const perguntar = (msg: string, opcoes: readonly Opcao[]): Promise<string | null> =>
  abrir({
    titulo: 'Confirme',
    corpo: <Typography>{msg}</Typography>,
    desistir: 'Voltar sem salvar',
    opcoes,
  });

const ondeSeEdita = ({ uid, id }: Uso): string =>
  `/admin${id === null ? `/content-manager/single-types/${uid}` : enderecoDo(uid, id)}`;

/** Tells where files are in use, with links. */
export const mostrarUsos = (usos: readonly Uso[], conselho: string): Promise<string | null> =>
  abrir({
    titulo: 'Em uso no portal',
    corpo: (
      <Flex direction="column" alignItems="stretch" gap={3}>
        <ul>
          {usos.map((uso) => (
            <li key={`${uso.arquivo} ${uso.uid} ${uso.id ?? ''}`}>
              <Typography>“{uso.arquivo}”: </Typography>
              <Link href={ondeSeEdita(uso)}>
                {uso.nome ? `${uso.tipo} “${uso.nome}”` : uso.tipo}
              </Link>
            </li>
          ))}
        </ul>
        <Typography>{conselho}</Typography>
      </Flex>
    ),
    desistir: 'Fechar',
    opcoes: [],
  });
