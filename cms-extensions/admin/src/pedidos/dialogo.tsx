import type { CampoDiferente, UsoDoArquivo } from '@portal/contracts/painel/respostas';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { enderecoDo } from '../inicio';
import { LIXEIRA } from '../paginas/enderecos';
import { abrir, type Opcao } from './janela';

/** Asks; answers what goes back to the portal, or null for no. */
export const perguntar = (msg: string, opcoes: readonly Opcao[]): Promise<string | null> =>
  abrir({
    titulo: 'Confirme',
    corpo: <Typography style={{ whiteSpace: 'pre-line' }}>{msg}</Typography>,
    desistir: 'Voltar sem salvar',
    opcoes,
  });

const ondeSeEdita = ({ uid, id }: UsoDoArquivo): string =>
  `/admin${id === null ? `/content-manager/single-types/${uid}` : enderecoDo(uid, id)}`;

/** Tells where files are in use, with links. */
export const mostrarUsos = (
  usos: readonly UsoDoArquivo[],
  conselho: string,
): Promise<string | null> =>
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

const COLUNAS = ['Campo', 'O que está gravado', 'O que você escreveu'];
/** A long address breaks anywhere; what a field is called between its words. */
const QUEBRA = { overflowWrap: 'anywhere' } as const;

const Diferencas = ({ campos }: { campos: readonly CampoDiferente[] }) => (
  // It scrolls: a keyboard reaches what is below as well.
  <Box maxHeight="40vh" overflow="auto" tabIndex={0}>
    <Box tag="table" width="100%" style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {COLUNAS.map((nome) => (
            <Box key={nome} tag="th" scope="col" padding={2} style={{ textAlign: 'left' }}>
              <Typography variant="sigma" textColor="neutral600">
                {nome}
              </Typography>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {campos.map(({ campo, rotulo, deles, seus }) => (
          <tr key={campo}>
            {[rotulo, deles, seus].map((texto, i) => (
              <Box
                key={i}
                tag="td"
                padding={2}
                borderColor="neutral200"
                borderWidth="1px 0 0"
                borderStyle="solid"
                style={{ verticalAlign: 'top' }}
              >
                <Typography
                  fontWeight={i === 0 ? 'bold' : 'regular'}
                  {...(i > 0 && { style: QUEBRA })}
                >
                  {texto}
                </Typography>
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

/** Tells that somebody else wrote meanwhile; answers whether what is written here takes its place. */
export const perguntarPeloConflito = async (
  msg: string,
  campos: readonly CampoDiferente[],
): Promise<boolean> =>
  (await abrir({
    titulo: 'Este registro mudou enquanto você editava',
    corpo: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Typography>{msg}</Typography>
        <Diferencas campos={campos} />
        <Typography>
          Recarregar mostra o que está gravado e perde o que você escreveu. Sobrescrever grava o que
          você escreveu no lugar.
        </Typography>
      </Flex>
    ),
    desistir: 'Recarregar',
    opcoes: [{ rotulo: 'Sobrescrever', confirmo: 'sobrescrever', perigosa: true }],
    larga: true,
    presa: true,
  })) !== null;

/** Tells that the entry of a form is gone; answers whether to send it again. Strapi's form would be gone as well, without a word. */
export const perguntarPeloApagado = async (): Promise<boolean> =>
  (await abrir({
    titulo: 'Este registro foi apagado enquanto você editava',
    corpo: (
      <Typography>
        Nada foi gravado. Se ele ainda estiver na{' '}
        <Link href={`/admin${LIXEIRA}`} target="_blank">
          Lixeira
        </Link>
        , restaure-o lá e volte aqui para tentar de novo. Desistir perde o que você escreveu.
      </Typography>
    ),
    desistir: 'Desistir',
    opcoes: [{ rotulo: 'Tentar de novo', confirmo: 'de novo' }],
    presa: true,
  })) !== null;
