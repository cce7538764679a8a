import type { Tipo } from '@portal/contracts/importacao/modelos';
import type { LinhaDaImportacao } from '@portal/contracts/painel/respostas';
import { Badge, Box, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { Link as Rota } from 'react-router-dom';
import { enderecoDo, numero } from '../../inicio';
import { SITUACOES, TIPOS } from './importacao';
import { Cabecalho } from '../cabecalho';

/** Rows without anything to look at that are shown; the others are told by their number. */
const BOAS_MOSTRADAS = 100;

const temProblema = ({ situacao, aviso }: LinhaDaImportacao): boolean =>
  aviso !== null || !['pronta', 'importada', 'desfeita'].includes(situacao);

const Observacoes = ({ linha: { erros, repetida, aviso } }: { linha: LinhaDaImportacao }) => (
  <>
    {erros.map(({ coluna, msg }) => (
      <Typography key={`${coluna}${msg}`} tag="p">
        <strong>{coluna}:</strong> {msg}
      </Typography>
    ))}
    {[repetida, aviso].map((texto) =>
      texto ? (
        <Typography key={texto} tag="p">
          {texto}
        </Typography>
      ) : null,
    )}
  </>
);

const Nome = ({ linha: { nome, documento }, tipo }: { linha: LinhaDaImportacao; tipo: Tipo }) =>
  documento === null ? (
    <Typography fontWeight="bold">{nome || 'Sem nome'}</Typography>
  ) : (
    <Typography fontWeight="bold" tag={Rota} to={enderecoDo(TIPOS[tipo].uid, documento)}>
      {nome}
    </Typography>
  );

const UmaLinha = ({ linha, tipo }: { linha: LinhaDaImportacao; tipo: Tipo }) => {
  const { um, cor } = SITUACOES[linha.situacao];
  return (
    <Tr>
      <Td>
        <Typography>{linha.linha}</Typography>
      </Td>
      <Td>
        <Nome linha={linha} tipo={tipo} />
      </Td>
      <Td>
        <Badge backgroundColor={cor} textColor="neutral800">
          {um}
        </Badge>
      </Td>
      <Td style={{ whiteSpace: 'normal' }}>
        <Observacoes linha={linha} />
      </Td>
    </Tr>
  );
};

/** The rows of a spreadsheet with what there is to say of each; those with something to look at first. */
export const Linhas = ({ linhas, tipo }: { linhas: readonly LinhaDaImportacao[]; tipo: Tipo }) => {
  const boas = linhas.filter((linha) => !temProblema(linha));
  const mostradas = [...linhas.filter(temProblema), ...boas.slice(0, BOAS_MOSTRADAS)];
  const escondidas = linhas.length - mostradas.length;
  return (
    <Box paddingTop={4}>
      <Table colCount={4} rowCount={mostradas.length + 1}>
        <Cabecalho titulos={['Linha', 'Nome', 'Situação', 'Observações']} />
        <Tbody>
          {mostradas.map((linha) => (
            <UmaLinha key={linha.linha} linha={linha} tipo={tipo} />
          ))}
        </Tbody>
      </Table>
      {escondidas > 0 ? (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {`E mais ${numero(escondidas)} ${escondidas === 1 ? 'linha' : 'linhas'} sem nada a observar.`}
        </Typography>
      ) : null}
    </Box>
  );
};
