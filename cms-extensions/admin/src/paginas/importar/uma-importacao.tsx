import type { Importacao, LinhaDaImportacao } from '@portal/contracts/painel/respostas';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  Flex,
  ProgressBar,
  Typography,
} from '@strapi/design-system';
import { ConfirmDialog, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useAvisar } from '../avisar';
import { andamentoDe, isEmCurso, isObedecida, type Ordem, rascunhos, resumo } from './importacao';
import { Linhas } from './linhas';

const ESPERA_MS = 1000;

const TITULOS: Readonly<Record<Importacao['estado'], string>> = {
  conferida: 'Confira antes de importar',
  importando: 'Importando…',
  feita: 'Importação terminada',
  desfazendo: 'Desfazendo a importação…',
  desfeita: 'Importação desfeita',
};

/** Reads an import again and again while it goes on. */
const useAndamento = (inicial: Importacao) => {
  const { get } = useFetchClient();
  const [importacao, setImportacao] = useState(inicial);
  useEffect(() => {
    if (!isEmCurso(importacao)) return undefined;
    const espera = setTimeout(() => {
      get<Importacao>(`/painel/importacoes/${importacao.id}`).then(
        ({ data }) => setImportacao(data),
        // Another try comes by itself: a restart in between is no end.
        () => setImportacao({ ...importacao }),
      );
    }, ESPERA_MS);
    return () => clearTimeout(espera);
  }, [get, importacao]);
  return [importacao, setImportacao] as const;
};

const useLinhas = ({ id, estado }: Importacao): LinhaDaImportacao[] => {
  const { get } = useFetchClient();
  const [linhas, setLinhas] = useState<LinhaDaImportacao[]>([]);
  useEffect(() => {
    let vale = true;
    get<LinhaDaImportacao[]>(`/painel/importacoes/${id}/linhas`).then(
      ({ data }) => vale && setLinhas(data),
      () => undefined,
    );
    return () => {
      vale = false;
    };
    // Once more whenever it is another.
  }, [get, id, estado]);
  return linhas;
};

const Andamento = ({ importacao }: { importacao: Importacao }) => {
  const { feitas, de } = andamentoDe(importacao);
  return (
    <Box paddingTop={4}>
      <ProgressBar
        aria-label="Andamento"
        value={de === 0 ? 0 : Math.round((100 * feitas) / de)}
        size="M"
      />
      <Typography tag="p" paddingTop={2}>
        {feitas} de {de}. Pode fechar esta página: o trabalho continua, mesmo que o portal reinicie.
      </Typography>
    </Box>
  );
};

const Desfazer = ({ aoConfirmar, quantos }: { aoConfirmar: () => void; quantos: number }) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="danger-light">Desfazer a importação</Button>
    </Dialog.Trigger>
    <ConfirmDialog
      title="Desfazer a importação?"
      endAction={
        <Dialog.Action>
          <Button fullWidth variant="danger" onClick={aoConfirmar}>
            Desfazer
          </Button>
        </Dialog.Action>
      }
    >
      {`${rascunhos(quantos)} desta importação ${quantos === 1 ? 'será apagado' : 'serão apagados'}. O que alguém mudou, publicou ou marcou para uma hora fica, e a lista diz qual.`}
    </ConfirmDialog>
  </Dialog.Root>
);

const Comecar = ({
  importacao: { contagem },
  aoImportar,
}: {
  importacao: Importacao;
  aoImportar: (repetidas: boolean) => void;
}) => {
  const [comRepetidas, setComRepetidas] = useState(false);
  const { pronta = 0, repetida = 0 } = contagem;
  const quantas = pronta + (comRepetidas ? repetida : 0);
  return (
    <Flex direction="column" alignItems="flex-start" gap={4} paddingTop={4}>
      {repetida > 0 ? (
        <Checkbox
          checked={comRepetidas}
          onCheckedChange={(valor: boolean | 'indeterminate') => setComRepetidas(valor === true)}
        >
          {repetida === 1
            ? 'Importar também a repetida'
            : `Importar também as ${repetida} repetidas`}
        </Checkbox>
      ) : null}
      <Button disabled={quantas === 0} onClick={() => aoImportar(comRepetidas)}>
        {quantas === 0 ? 'Nada a importar' : `Importar ${rascunhos(quantas)}`}
      </Button>
    </Flex>
  );
};

/** One import: its rows before it, how far it is, what came of it, and the way back. */
export const UmaImportacao = ({ inicial, aoSair }: { inicial: Importacao; aoSair: () => void }) => {
  const { get, post } = useFetchClient();
  const avisar = useAvisar();
  const [importacao, setImportacao] = useAndamento(inicial);
  const linhas = useLinhas(importacao);
  const { id, estado, arquivo, tipo, ignoradas, contagem } = importacao;
  const endereco = `/painel/importacoes/${id}`;
  const mandar = async (ordem: Ordem, corpo: object = {}): Promise<void> => {
    try {
      const { data } = await post<Importacao>(`${endereco}/${ordem}`, corpo);
      setImportacao(data);
    } catch (erro) {
      const agora = await get<Importacao>(endereco).catch(() => null);
      if (agora && isObedecida(ordem, agora.data)) setImportacao(agora.data);
      else avisar(erro);
    }
  };
  const importadas = contagem.importada ?? 0;
  return (
    <Box background="neutral0" hasRadius shadow="filterShadow" padding={6}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box role="status">
          <Typography variant="beta" tag="h2">
            {TITULOS[estado]}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {arquivo}: {resumo(importacao)}
          </Typography>
        </Box>
        <Flex gap={2} wrap="wrap">
          {importadas > 0 && (estado === 'feita' || estado === 'importando') ? (
            <Desfazer quantos={importadas} aoConfirmar={() => void mandar('desfazer')} />
          ) : null}
          <Button variant="tertiary" onClick={aoSair}>
            Outra planilha
          </Button>
        </Flex>
      </Flex>
      {ignoradas.length > 0 ? (
        <Typography tag="p" paddingTop={2}>
          {`Colunas que não conhecemos e não foram lidas: ${ignoradas.join(', ')}.`}
        </Typography>
      ) : null}
      {estado === 'conferida' ? (
        <Comecar
          importacao={importacao}
          aoImportar={(repetidas) => void mandar('importar', { repetidas })}
        />
      ) : null}
      {isEmCurso(importacao) ? <Andamento importacao={importacao} /> : null}
      <Linhas linhas={linhas} tipo={tipo} />
    </Box>
  );
};
