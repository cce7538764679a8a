import type { EdicaoAberta } from '@portal/contracts/painel/respostas';
import { Field, TextInput, Typography } from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useState } from 'react';
import { enderecoDo } from '../inicio';
import { JanelaDeFormulario } from '../janela-de-formulario';
import { coresDoNavegador } from '../tema';

const PESQUISA = 'api::pesquisa.pesquisa';
const FORMULARIO = 'nova-edicao';

interface Props {
  documentId: string;
  titulo: string;
  fechar: () => void;
}

const Formulario = ({ documentId, titulo, fechar }: Props) => {
  const { post } = useFetchClient();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState('');

  const abrir = async (campos: FormData): Promise<void> => {
    setEnviando(true);
    setErro('');
    try {
      const { data } = await post<EdicaoAberta>(`/painel/pesquisas/${documentId}/nova-edicao`, {
        titulo: campos.get('titulo'),
        // Hours of São Paulo's clock, wherever whoever writes them is.
        abre_em: campos.get('abre_em'),
        fecha_em: campos.get('fecha_em'),
      });
      // A page of its own: what the panel remembers of the old edition is no longer so.
      window.location.assign(`/admin${enderecoDo(PESQUISA, data.documentId)}`);
    } catch (falha) {
      setErro(isFetchError(falha) ? falha.message : 'Não deu certo. Tente de novo.');
      setEnviando(false);
    }
  };

  return (
    <JanelaDeFormulario
      id={FORMULARIO}
      acao="Encerrar e abrir"
      enviando={enviando}
      erro={erro}
      enviar={abrir}
      fechar={fechar}
    >
      <Typography tag="p">
        Esta edição para de receber votos agora. Os resultados e os sorteios dela continuam no
        portal, em Pesquisas. A nova leva os textos e as opções; o número da autorização do sorteio
        é outro, e fica por preencher.
      </Typography>
      <Field.Root name="titulo">
        <Field.Label>Título da nova edição</Field.Label>
        <TextInput name="titulo" defaultValue={titulo} maxLength={160} />
      </Field.Root>
      <Field.Root name="abre_em" hint="Horário de São Paulo. Vazio: abre já.">
        <Field.Label>Abre em</Field.Label>
        <TextInput name="abre_em" type="datetime-local" style={coresDoNavegador()} />
        <Field.Hint />
      </Field.Root>
      <Field.Root name="fecha_em" hint="Horário de São Paulo. Vazio: sem prazo.">
        <Field.Label>Fecha em</Field.Label>
        <TextInput name="fecha_em" type="datetime-local" style={coresDoNavegador()} />
        <Field.Hint />
      </Field.Root>
    </JanelaDeFormulario>
  );
};

interface Acao {
  model: string;
  documentId?: string;
  document?: { titulo?: string };
}

/** Beside the form of a survey: closes it and opens its place's next edition. */
export const AcaoNovaEdicao = ({ model, documentId, document }: Acao) => {
  const titulo = document?.titulo ?? '';
  // The same while the panel draws itself anew: another would lose what was typed.
  const Conteudo = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <Formulario documentId={documentId ?? ''} titulo={titulo} fechar={onClose} />
    ),
    [documentId, titulo],
  );
  return model === PESQUISA && documentId && documentId !== 'create'
    ? {
        label: 'Encerrar e abrir nova edição',
        position: 'panel' as const,
        variant: 'secondary' as const,
        dialog: {
          type: 'modal' as const,
          title: 'Encerrar e abrir nova edição',
          content: Conteudo,
        },
      }
    : null;
};
