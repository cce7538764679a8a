import type { ApagadoDeVez, NaLixeira, RegistroNoPainel } from '@portal/contracts/painel/respostas';
import {
  Button,
  Dialog,
  EmptyStateLayout,
  Flex,
  Link,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import {
  ConfirmDialog,
  Layouts,
  Page,
  isFetchError,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import { enderecoDo, esquecer, numero, quando, useLeitura } from '../../inicio';
import { useAvisar } from '../avisar';
import { Lendo, NaoLido } from '../leitura';
import { Paginas } from '../paginas-da-lista';
import { Cabecalho } from '../cabecalho';

const POR_PAGINA = 50;
const COLUNAS = ['Nome', 'O que fazer', 'Tipo', 'Apagado em', 'Quem apagou', 'Fica até'];

const QUEBRA = { whiteSpace: 'normal' } as const;
/** On a phone the table goes on sideways, after the name and what to do with it: a letter in a line would be worse. */
const NOME = { ...QUEBRA, overflowWrap: 'anywhere', minWidth: '18rem' } as const;

/** The day is enough: `23/12/2026`. */
const dia = (iso: string): string => quando(iso).slice(0, 10);

const DeVez = ({ nome, aoConfirmar }: { nome: string; aoConfirmar: () => void }) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="danger-light" size="S" aria-label={`Apagar de vez: ${nome}`}>
        Apagar de vez
      </Button>
    </Dialog.Trigger>
    <ConfirmDialog
      title={`Apagar de vez “${nome}”?`}
      endAction={
        <Dialog.Action>
          <Button fullWidth variant="danger" onClick={aoConfirmar}>
            Apagar de vez
          </Button>
        </Dialog.Action>
      }
    >
      Isto não volta mais. Os arquivos que ele mostrava ficam na biblioteca de mídia.
    </ConfirmDialog>
  </Dialog.Root>
);

type Acao = 'restaurar' | 'apagar';

const Linhas = ({
  linhas,
  ocupada,
  fazer,
}: {
  linhas: readonly (NaLixeira & { volta: RegistroNoPainel | undefined })[];
  ocupada: number | null;
  fazer: (linha: NaLixeira, acao: Acao) => void;
}) => (
  <Table colCount={COLUNAS.length} rowCount={linhas.length + 1}>
    <Cabecalho titulos={COLUNAS} />
    <Tbody>
      {linhas.map((linha) => (
        <Tr key={linha.id}>
          <Td style={NOME}>
            <Typography>{linha.nome}</Typography>
          </Td>
          <Td>
            {linha.volta ? (
              // A whole page: Strapi keeps for a minute what an address answered last.
              <Link tag="a" href={`/admin${enderecoDo(linha.volta.uid, linha.volta.id)}`}>
                Voltou: abrir
              </Link>
            ) : (
              <Flex gap={2} wrap="wrap">
                <Button
                  size="S"
                  variant="secondary"
                  loading={ocupada === linha.id}
                  aria-label={`Restaurar: ${linha.nome}`}
                  onClick={() => fazer(linha, 'restaurar')}
                >
                  Restaurar
                </Button>
                <DeVez nome={linha.nome} aoConfirmar={() => fazer(linha, 'apagar')} />
              </Flex>
            )}
          </Td>
          {[linha.tipo, quando(linha.apagado_em), linha.quem ?? '—', dia(linha.fica_ate)].map(
            (texto, i) => (
              <Td key={i} style={QUEBRA}>
                <Typography>{texto}</Typography>
              </Td>
            ),
          )}
        </Tr>
      ))}
    </Tbody>
  </Table>
);

const Lista = ({ pagina, ir }: { pagina: number; ir: (pagina: number) => void }) => {
  const caminho = `/painel/lixeira?pagina=${pagina}`;
  const leitura = useLeitura<{ linhas: NaLixeira[]; total: number }>(caminho);
  const [apagadas, setApagadas] = useState<readonly number[]>([]);
  const [voltas, setVoltas] = useState<Readonly<Record<number, RegistroNoPainel>>>({});
  const [ocupada, setOcupada] = useState<number | null>(null);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const avisar = useAvisar();
  const restaurar = async (id: number): Promise<RegistroNoPainel> =>
    (await post<RegistroNoPainel>(`/painel/lixeira/${id}/restaurar`, {})).data;
  const apagar = async (id: number): Promise<RegistroNoPainel | null> =>
    (await post<ApagadoDeVez>(`/painel/lixeira/${id}/apagar`, {})).data.volta;
  const fazer = async ({ id, nome }: NaLixeira, acao: Acao): Promise<void> => {
    const tirar = () => setApagadas((antes) => [...antes, id]);
    setOcupada(id);
    try {
      const volta = await (acao === 'restaurar' ? restaurar(id) : apagar(id));
      esquecer(caminho);
      if (volta) setVoltas((antes) => ({ ...antes, [id]: volta }));
      else tirar();
      if (volta && acao === 'apagar')
        toggleNotification({
          type: 'warning',
          message: `“${nome}” não foi apagado: alguém o restaurou antes.`,
        });
      else
        toggleNotification({
          type: 'success',
          message: volta ? `“${nome}” voltou.` : `“${nome}” saiu da Lixeira de vez.`,
        });
    } catch (erro) {
      avisar(erro);
      if (isFetchError(erro) && erro.status === 404) tirar();
    } finally {
      setOcupada(null);
    }
  };
  if (leitura.estado === 'lendo') return <Lendo />;
  if (leitura.estado === 'falha') return <NaoLido />;
  const linhas = leitura.dados.linhas
    .filter(({ id }) => !apagadas.includes(id))
    .map((linha) => ({ ...linha, volta: voltas[linha.id] }));
  const total = leitura.dados.total - apagadas.length;
  if (total === 0) return <EmptyStateLayout content="A Lixeira está vazia." />;
  return (
    <>
      <Linhas linhas={linhas} ocupada={ocupada} fazer={(linha, acao) => void fazer(linha, acao)} />
      <Paginas pagina={pagina} porPagina={POR_PAGINA} total={total} ir={ir}>
        {total === 1 ? '1 registro' : `${numero(total)} registros`}
      </Paginas>
    </>
  );
};

/** What was deleted at the panel, to bring back. */
export const PaginaLixeira = () => {
  const [pagina, setPagina] = useState(1);
  return (
    <Page.Main>
      <Page.Title>Lixeira</Page.Title>
      <Layouts.Header
        title="Lixeira"
        subtitle="O que se apaga no painel fica aqui por 30 dias. Rádios, cantores e músicas voltam como rascunho, com os arquivos e as ligações que ainda existem."
      />
      <Layouts.Content>
        <Lista key={pagina} pagina={pagina} ir={setPagina} />
      </Layouts.Content>
    </Page.Main>
  );
};
