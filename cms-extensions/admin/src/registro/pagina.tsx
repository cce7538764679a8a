import type { LinhaDoRegistroNoPainel } from '@portal/contracts/painel/respostas';
import {
  Box,
  Searchbar,
  SearchForm,
  Table,
  Tbody,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { numero, useLeitura } from '../inicio';
import { Lendo, NaoLido } from '../paginas/leitura';
import { Paginas } from '../paginas/paginas-da-lista';
import { Cabecalho } from '../paginas/cabecalho';

/** Strapi's tables keep a text on one line. */
const QUEBRA = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

interface Registro {
  total: number;
  linhas: LinhaDoRegistroNoPainel[];
}

const POR_PAGINA = 50;
const COLUNAS = ['Quando', 'Quem', 'O que fez', 'Em quê', 'Antes → depois'];

const emSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const Mudancas = ({ antes, depois }: Pick<LinhaDoRegistroNoPainel, 'antes' | 'depois'>) => {
  const nomes = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])];
  if (nomes.length === 0) return null;
  return (
    <details>
      <summary>
        <Typography variant="pi">
          {nomes.length === 1 ? '1 campo' : `${nomes.length} campos`}
        </Typography>
      </summary>
      <Box tag="ul" maxHeight="320px" overflow="auto" tabIndex={0}>
        {nomes.map((nome) => (
          <Typography key={nome} tag="li" variant="pi" style={QUEBRA}>
            <strong>{nome}</strong>
            {`: ${antes ? (antes[nome] ?? 'vazio') : '—'} → ${depois ? (depois[nome] ?? 'vazio') : '—'}`}
          </Typography>
        ))}
      </Box>
    </details>
  );
};

const Linhas = ({ linhas }: Pick<Registro, 'linhas'>) => (
  <Table colCount={COLUNAS.length} rowCount={linhas.length + 1}>
    <Cabecalho titulos={COLUNAS} />
    <Tbody>
      {linhas.map(({ id, quando, quem, acao, alvo, antes, depois }) => (
        <Tr key={id}>
          {[emSaoPaulo.format(new Date(quando)), quem, acao, alvo].map((texto, i) => (
            <Td key={i}>
              <Typography style={{ whiteSpace: 'normal', overflowWrap: 'break-word' }}>
                {texto}
              </Typography>
            </Td>
          ))}
          <Td>
            <Mudancas antes={antes} depois={depois} />
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);

const Achados = ({
  busca,
  pagina,
  ir,
}: {
  busca: string;
  pagina: number;
  ir: (p: number) => void;
}) => {
  const consulta = new URLSearchParams({ pagina: String(pagina), limite: String(POR_PAGINA) });
  if (busca) consulta.set('busca', busca);
  const leitura = useLeitura<Registro>(`/painel/registro?${consulta.toString()}`);
  if (leitura.estado === 'lendo') return <Lendo />;
  if (leitura.estado === 'falha') return <NaoLido />;
  const { linhas, total } = leitura.dados;
  return (
    <>
      {linhas.length > 0 ? (
        <Linhas linhas={linhas} />
      ) : (
        <Typography>
          {busca ? 'Nada no registro com estas palavras.' : 'Nada mudou ainda.'}
        </Typography>
      )}
      <Paginas pagina={pagina} porPagina={POR_PAGINA} total={total} ir={ir}>
        {total === 1 ? '1 linha' : `${numero(total)} linhas`}
      </Paginas>
    </>
  );
};

const Conteudo = () => {
  const [escrito, setEscrito] = useState('');
  const [{ busca, pagina }, setPedido] = useState({ busca: '', pagina: 1 });
  const procurar = (evento: FormEvent): void => {
    evento.preventDefault();
    setPedido({ busca: escrito.trim(), pagina: 1 });
  };
  const limpar = (): void => {
    setEscrito('');
    setPedido({ busca: '', pagina: 1 });
  };
  return (
    <Page.Main>
      <Page.Title>Registro</Page.Title>
      <Layouts.Header
        title="Registro"
        subtitle="Quem mudou o quê, quando, e como era antes. Ninguém muda nem apaga estas linhas."
      />
      <Layouts.Content>
        <Box paddingBottom={4}>
          <SearchForm onSubmit={procurar}>
            <Searchbar
              name="busca"
              value={escrito}
              placeholder="Procurar por pessoa, ação ou registro"
              clearLabel="Limpar"
              onClear={limpar}
              onChange={({ target }: { target: HTMLInputElement }) => setEscrito(target.value)}
            >
              Procurar no registro
            </Searchbar>
          </SearchForm>
        </Box>
        <Achados
          key={`${busca} ${pagina}`}
          busca={busca}
          pagina={pagina}
          ir={(outra) => setPedido({ busca, pagina: outra })}
        />
      </Layouts.Content>
    </Page.Main>
  );
};

const LER = [{ action: 'plugin::portal.registro.read', subject: null }];

/** The register of what was done, for who looks after the content. */
export const PaginaDoRegistro = () => (
  <Page.Protect permissions={LER}>
    <Conteudo />
  </Page.Protect>
);
