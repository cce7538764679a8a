import type { Laudo, TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { Badge, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, numero, quando } from '../../inicio';
import { SITUACOES } from './transmissao';
import { Cabecalho } from '../cabecalho';
import { Paginas } from '../paginas-da-lista';

const TITULOS = ['Rádio', 'Estado', 'Desde', 'Formato', 'Música do momento', 'Teste'];

const Estado = ({ situacao, demonstracao, publicada }: TransmissaoNoPainel) => {
  const { rotulo, cores } = SITUACOES[situacao];
  return (
    <>
      <Badge backgroundColor={cores[0]} textColor={cores[1]}>
        {rotulo}
      </Badge>
      {[demonstracao ? 'Demonstração' : null, publicada ? null : 'Não publicada'].map((nota) =>
        nota ? (
          <Typography key={nota} variant="pi" textColor="neutral600" tag="p">
            {nota}
          </Typography>
        ) : null,
      )}
    </>
  );
};

const Teste = ({ laudo }: { laudo: Laudo | undefined }) =>
  laudo ? (
    <>
      <Typography tag="p" fontWeight="bold">
        {laudo.titulo}
      </Typography>
      <Typography variant="pi" tag="p">
        {laudo.detalhes[0]}
      </Typography>
    </>
  ) : null;

/** What a browser draws without a pause, of thousands. */
const POR_PAGINA = 50;

const QUEBRA = { whiteSpace: 'normal' } as const;
/** On a phone the table goes on sideways: a name in a word a line would be worse. */
const NOME = { ...QUEBRA, minWidth: '18rem' } as const;

interface Propriedades {
  transmissoes: readonly TransmissaoNoPainel[];
  laudos: ReadonlyMap<string, Laudo>;
}

const Linhas = ({ transmissoes, laudos }: Propriedades) => (
  <Table colCount={TITULOS.length} rowCount={transmissoes.length + 1}>
    <Cabecalho titulos={TITULOS} />
    <Tbody>
      {transmissoes.map((uma) => (
        <Tr key={uma.id}>
          <Td style={NOME}>
            <Typography fontWeight="bold" tag={Rota} to={enderecoDo('api::radio.radio', uma.id)}>
              {uma.nome || 'Sem nome'}
            </Typography>
          </Td>
          <Td>
            <Estado {...uma} />
          </Td>
          {[uma.desde && quando(uma.desde), uma.formato, uma.tocando].map((texto, i) => (
            <Td key={i} style={QUEBRA}>
              <Typography>{texto ?? '–'}</Typography>
            </Td>
          ))}
          <Td style={QUEBRA}>
            <Teste laudo={laudos.get(uma.id)} />
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);

/** The streams, one a row, with what the last test said of each; a key per filter begins at the first page. */
export const Tabela = ({ transmissoes, laudos }: Propriedades) => {
  const [pagina, setPagina] = useState(1);
  const { length: total } = transmissoes;
  return (
    <>
      <Linhas
        transmissoes={transmissoes.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        laudos={laudos}
      />
      <Paginas
        pagina={pagina}
        porPagina={POR_PAGINA}
        total={total}
        ir={setPagina}
        rotulos={['Anteriores', 'Próximas']}
      >
        {total === 1 ? '1 transmissão' : `${numero(total)} transmissões`}
      </Paginas>
    </>
  );
};
