import type { Preco } from '@portal/contracts/preco/preco';
import { Box, Button } from '@strapi/design-system';
import { Check } from '@strapi/icons';
import {
  Blocker,
  Form,
  Layouts,
  Page,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { detalhesDaRecusa } from '../../recusa';
import { useAvisar } from '../avisar';
import { Lendo, NaoLido } from '../leitura';
import { Grade } from './grade';
import { conferir, EDITAR_PRECOS, emTextos, type Textos } from './precos';

const CAMINHO = '/painel/precos';

/** What a refusal says of the fields: what is wrong with each, or which of them somebody else changed. */
interface Detalhes {
  errors: { path: string[]; message: string }[];
  campos: { campo: string }[];
}

interface Ajudas {
  setErrors: (erros: Record<string, string>) => void;
  setValues: (textos: Textos) => void;
  resetForm: (textos: Textos) => void;
}

const Tabela = ({ lidos }: { lidos: Preco[] }) => {
  const [precos, setPrecos] = useState(lidos);
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const avisar = useAvisar();

  const mostrar = (novos: Preco[], { resetForm }: Ajudas): void => {
    setPrecos(novos);
    resetForm(emTextos(novos));
  };

  const recusado = async (erro: unknown, textos: Textos, ajudas: Ajudas): Promise<void> => {
    const { errors, campos } = detalhesDaRecusa<Detalhes>(erro);
    if (campos) {
      // Of what somebody else changed, theirs; of the rest, what was typed.
      const { data } = await get<Preco[]>(CAMINHO);
      mostrar(data, ajudas);
      const deles = emTextos(data);
      const seus = campos.map(({ campo }) => [campo, deles[campo] ?? null] as const);
      ajudas.setValues({ ...textos, ...Object.fromEntries(seus) });
    } else if (errors)
      ajudas.setErrors(
        Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message])),
      );
    else avisar(erro);
  };

  const salvar = async (textos: Textos, ajudas: Ajudas): Promise<void> => {
    const { mudancas, erros } = conferir(precos, textos);
    ajudas.setErrors(erros);
    if (Object.keys(erros).length > 0) return;
    try {
      const { data } = await put<Preco[]>(CAMINHO, { precos: mudancas });
      mostrar(data, ajudas);
      const quantos = mudancas.length === 1 ? '1 preço salvo' : `${mudancas.length} preços salvos`;
      toggleNotification({
        type: 'success',
        message: mudancas.length === 0 ? 'Nenhum preço mudou' : quantos,
      });
    } catch (erro) {
      await recusado(erro, textos, ajudas).catch(avisar);
    }
  };

  return (
    <Form method="PUT" initialValues={emTextos(precos)} onSubmit={salvar}>
      {({ modified, isSubmitting }: { modified: boolean; isSubmitting: boolean }) => (
        <>
          <Layouts.Header
            title="Preços"
            subtitle="O que custa cada anúncio. Vale para o que for enviado a partir de agora."
            primaryAction={
              <Button
                type="submit"
                startIcon={<Check />}
                disabled={!modified}
                loading={isSubmitting}
              >
                Salvar
              </Button>
            }
          />
          <Layouts.Content>
            <Box paddingBottom={6}>
              <Grade precos={precos} />
            </Box>
          </Layouts.Content>
          <Blocker />
        </>
      )}
    </Form>
  );
};

const Lidos = () => {
  const { get } = useFetchClient();
  const [lidos, setLidos] = useState<Preco[] | 'falha' | null>(null);
  // Never what was read a moment ago: a save compares with what stands here.
  useEffect(() => {
    let vale = true;
    get<Preco[]>(CAMINHO).then(
      ({ data }) => vale && setLidos(data),
      () => vale && setLidos('falha'),
    );
    return () => {
      vale = false;
    };
  }, [get]);
  if (lidos === null) return <Lendo />;
  return lidos === 'falha' ? <NaoLido /> : <Tabela lidos={lidos} />;
};

/** The price table as one grid, saved at once. */
export const PaginaPrecos = () => (
  <Page.Protect permissions={EDITAR_PRECOS}>
    <Page.Main>
      <Page.Title>Preços</Page.Title>
      <Lidos />
    </Page.Main>
  </Page.Protect>
);
