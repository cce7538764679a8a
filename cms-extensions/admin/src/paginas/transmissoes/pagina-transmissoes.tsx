import type { TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { numero, useLeitura } from '../../inicio';
import { Tabela } from './tabela';
import { filtrar, OutrosFiltros, SEM_FILTRO, Situacoes } from './filtros';
import { useTestes } from './use-testes';

const Conteudo = ({ todas }: { todas: readonly TransmissaoNoPainel[] }) => {
  const [filtro, setFiltro] = useState(SEM_FILTRO);
  const { laudos, andamento, testar } = useTestes();
  const mostradas = filtrar(todas, filtro);
  const testando = andamento !== null && andamento.feitas < andamento.de;
  return (
    <>
      <Flex justifyContent="space-between" gap={4} wrap="wrap" paddingBottom={4}>
        <Situacoes transmissoes={todas} filtro={filtro} aoFiltrar={setFiltro} />
        <Button
          loading={testando}
          disabled={mostradas.length === 0}
          onClick={() => void testar(mostradas)}
        >
          {mostradas.length === todas.length ? 'Testar todas' : 'Testar as mostradas'}
        </Button>
      </Flex>
      <OutrosFiltros transmissoes={todas} filtro={filtro} aoFiltrar={setFiltro} />
      {andamento ? (
        <Box paddingBottom={4}>
          <ProgressBar
            aria-label="Andamento do teste"
            value={Math.round((100 * andamento.feitas) / Math.max(1, andamento.de))}
          />
          <Typography tag="p" role="status" paddingTop={1}>
            {`${numero(andamento.feitas)} de ${numero(andamento.de)} ${andamento.de === 1 ? 'testada' : 'testadas'}.`}
          </Typography>
        </Box>
      ) : null}
      <Tabela key={JSON.stringify(filtro)} transmissoes={mostradas} laudos={laudos} />
    </>
  );
};

/** How the radios' streams stand, all on one page. */
export const PaginaTransmissoes = () => {
  const leitura = useLeitura<TransmissaoNoPainel[]>('/painel/transmissoes');
  if (leitura.estado === 'lendo') return <Page.Loading />;
  if (leitura.estado === 'falha') return <Page.Error />;
  return (
    <Page.Main>
      <Page.Title>Transmissões</Page.Title>
      <Layouts.Header
        title="Transmissões"
        subtitle="Como o portal ouve cada rádio publicada, de poucos em poucos minutos"
      />
      <Layouts.Content>
        <Conteudo todas={leitura.dados} />
      </Layouts.Content>
    </Page.Main>
  );
};
