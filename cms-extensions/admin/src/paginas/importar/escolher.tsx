import type { Tipo } from '@portal/contracts/importacao/modelos';
import type { Importacao } from '@portal/contracts/painel/respostas';
import { Box, Button, Field, Flex, Radio, Typography } from '@strapi/design-system';
import { Download, Upload } from '@strapi/icons';
import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { faltaLida, useAvisar } from '../avisar';
import { baixarArquivo } from '../baixar';
import { BotaoDeArquivo } from './botao-de-arquivo';
import { Imagens } from './imagens';
import { TIPOS } from './importacao';

const CRIAR = 'plugin::content-manager.explorer.create';
const LER = 'plugin::content-manager.explorer.read';

/** The types whoever is here may bring in, and those of which they read every entry, as an export has it. */
const useTiposPermitidos = (): { tipos: Tipo[]; exportaveis: Tipo[] } => {
  const permissoes = useAuth('Importar', ({ permissions }) => permissions);
  const tiposDe = (acao: string, sempre: boolean): Tipo[] =>
    // Object.keys forgets the literal types of its own object.
    (Object.keys(TIPOS) as Tipo[]).filter((tipo) =>
      permissoes.some(
        ({ action, subject, conditions }) =>
          action === acao &&
          subject === TIPOS[tipo].uid &&
          (!sempre || (conditions ?? []).length === 0),
      ),
    );
  return { tipos: tiposDe(CRIAR, false), exportaveis: tiposDe(LER, true) };
};

const Ajuda = () => (
  <Typography variant="pi" textColor="neutral600" tag="p">
    Um arquivo CSV de até 2 MB e 2.000 linhas, separado por ponto e vírgula ou vírgula. A primeira
    linha tem os nomes das colunas, como no modelo. Nada é criado antes da conferência, e o que se
    importa fica em rascunho. Na coluna da imagem, escreva o endereço dela (https://…) ou o nome de
    um arquivo do zip das imagens (logo.png), de até 30 MB, que se escolhe antes da planilha.
  </Typography>
);

/** Chooses what to bring in, and the spreadsheet; nothing changes before its rows are looked at. */
export const Escolher = ({ aoConferir }: { aoConferir: (importacao: Importacao) => void }) => {
  const { get, post } = useFetchClient();
  const avisar = useAvisar();
  const { tipos, exportaveis } = useTiposPermitidos();
  const [tipo, setTipo] = useState<Tipo>(tipos[0] ?? 'radio');
  const [enviando, setEnviando] = useState(false);
  const [imagens, setImagens] = useState<File | null>(null);

  const enviar = async (planilha: File): Promise<void> => {
    const corpo = new FormData();
    corpo.append('arquivo', planilha);
    if (imagens) corpo.append('imagens', imagens);
    setEnviando(true);
    await post<Importacao>(`/painel/importacao/${tipo}`, corpo)
      .then(({ data }) => aoConferir(data), avisar)
      .finally(() => setEnviando(false));
  };
  const baixar = (endereco: string, nome: string): Promise<void> =>
    // What is refused comes as a file, too: Strapi would throw its words away.
    get<Blob>(endereco, { responseType: 'blob', validateStatus: () => true })
      .then(async ({ data, status = 200 }) => {
        if (status < 400) baixarArquivo(data, nome);
        else throw faltaLida(await data.text());
      })
      .catch(avisar);

  return (
    <Box background="neutral0" hasRadius shadow="filterShadow" padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name="tipo">
          <Field.Label>O que importar</Field.Label>
          <Radio.Group
            aria-label="O que importar"
            value={tipo}
            onValueChange={(valor: string) => setTipo(valor as Tipo)}
          >
            {tipos.map((um) => (
              <Radio.Item key={um} value={um}>
                {TIPOS[um].varios}
              </Radio.Item>
            ))}
          </Radio.Group>
        </Field.Root>
        <Ajuda />
        <Imagens imagens={imagens} escolher={setImagens} />
        <Flex gap={2} wrap="wrap">
          <BotaoDeArquivo
            startIcon={<Upload />}
            loading={enviando}
            nome="Planilha"
            aceita=".csv,text/csv"
            escolher={(planilha) => void enviar(planilha)}
          >
            Escolher a planilha
          </BotaoDeArquivo>
          <Button
            variant="secondary"
            startIcon={<Download />}
            onClick={() => void baixar(`/painel/importacao/modelo/${tipo}`, `modelo-${tipo}.csv`)}
          >
            Baixar o modelo
          </Button>
          {exportaveis.includes(tipo) ? (
            <Button
              variant="tertiary"
              startIcon={<Download />}
              onClick={() => void baixar(`/painel/exportacao/${tipo}`, `${tipo}.csv`)}
            >
              Exportar o que já existe
            </Button>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  );
};
