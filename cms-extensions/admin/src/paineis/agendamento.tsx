import type { Agendado } from '@portal/contracts/painel/respostas';
import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { TIPOS_DO_CATALOGO } from '../inicio';
import { errosDosCampos } from '../recusa';
import { coresDoNavegador } from '../tema';

type Horas = Pick<Agendado, 'publicar' | 'tirar'>;

const CAMPOS = [
  ['publicar', 'Publicar em'],
  ['tirar', 'Tirar do ar em'],
] as const;

/** At 1280 the column is as wide as a date with its hour: the field has no room to spare. */
const ESTREITO = { paddingInline: '0.8rem', fontSize: '1.3rem' } as const;

const SEM_HORAS: Agendado = { publicar: null, tirar: null, falha: null };

/** The browser's own question, of a window that is closed. The answer ends it. */
const avisarAoFechar = (): (() => void) => {
  const segurar = (evento: Event): void => evento.preventDefault();
  window.addEventListener('beforeunload', segurar);
  return () => window.removeEventListener('beforeunload', segurar);
};

const Formulario = ({ endereco, versao }: { endereco: string; versao: string }) => {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [gravado, setGravado] = useState<Agendado>(SEM_HORAS);
  // Apart from what is stored, which may come after the first of it is written.
  const [escritas, setEscritas] = useState<Partial<Horas>>({});
  const [erros, setErros] = useState<Record<string, string[]>>({});
  const [gravando, setGravando] = useState(false);

  /** Reads what is stored. The answer is how to give up waiting for it. */
  const ler = useCallback((): (() => void) => {
    let vale = true;
    get<Agendado>(endereco).then(
      ({ data }) => vale && setGravado(data),
      () => undefined, // it stays as it is, and what is set is refused with words
    );
    return () => {
      vale = false;
    };
  }, [get, endereco]);
  // What is published or taken off the air by hand loses its hour.
  useEffect(ler, [ler, versao]);

  const horas: Horas = { publicar: gravado.publicar, tirar: gravado.tirar, ...escritas };
  const mudadas = CAMPOS.map(([campo]) => campo).filter(
    (campo) => (horas[campo] ?? '') !== (gravado[campo] ?? ''),
  );
  const mudou = mudadas.length > 0;
  useEffect(() => (mudou ? avisarAoFechar() : undefined), [mudou]);

  const ficou = (agora: Agendado): void => {
    setGravado(agora);
    // What was written meanwhile is not stored yet.
    setEscritas((depois) => (depois === escritas ? {} : depois));
    toggleNotification({ type: 'success', message: 'Hora gravada.' });
  };

  const gravar = async (): Promise<void> => {
    setGravando(true);
    setErros({});
    try {
      // Only these: a colleague may have set the other meanwhile.
      const pedido = Object.fromEntries(mudadas.map((campo) => [campo, horas[campo]]));
      const { data } = await put<Agendado>(endereco, pedido);
      ficou(data);
    } catch (erro) {
      // They may be stored, and the answer lost; or not go with an hour that this form does not show.
      const agora = await get<Agendado>(endereco).then(
        ({ data }) => data,
        () => gravado,
      );
      if (mudadas.every((campo) => (agora[campo] ?? '') === (horas[campo] ?? ''))) ficou(agora);
      else {
        setGravado(agora);
        setErros(errosDosCampos(erro));
        const message = isFetchError(erro) ? erro.message : 'Não foi possível gravar a hora.';
        toggleNotification({ type: 'danger', message });
      }
    }
    setGravando(false);
  };

  return (
    // The panel asks before a page with this is left (`emendas/registros.ts`).
    <Flex
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      data-por-gravar={mudou ? '' : undefined}
    >
      {gravado.falha ? (
        <Typography variant="pi" textColor="danger600" role="alert">
          {`Não foi feito na hora marcada: ${gravado.falha}`}
        </Typography>
      ) : null}
      {CAMPOS.map(([campo, rotulo]) => (
        <Field.Root key={campo} name={campo} id={`hora-${campo}`} error={erros[campo]?.[0] ?? ''}>
          <Field.Label>{rotulo}</Field.Label>
          <TextInput
            type="datetime-local"
            style={{ ...coresDoNavegador(), ...ESTREITO }}
            value={horas[campo] ?? ''}
            onChange={({ target }: { target: HTMLInputElement }) =>
              setEscritas((antes) => ({ ...antes, [campo]: target.value || null }))
            }
          />
          <Field.Error />
        </Field.Root>
      ))}
      <Typography variant="pi" textColor="neutral600">
        Horário de São Paulo. Vai ao ar o que estiver salvo naquela hora. Para desmarcar, apague a
        hora.
      </Typography>
      <Button
        type="button"
        variant="secondary"
        disabled={!mudou}
        loading={gravando}
        onClick={() => void gravar()}
      >
        Gravar a hora
      </Button>
    </Flex>
  );
};

const COPIA = '/content-manager/:colecao/:tipo/clone/:origem';

interface Registro {
  model: string;
  documentId?: string;
  document?: { status?: string; updatedAt?: string };
}

/** Beside the form: when the entry is published and taken off the air by itself. A copy has no hours before it is saved. */
export const PainelDoAgendamento = ({ model, documentId, document }: Registro) => {
  const tipo = TIPOS_DO_CATALOGO[model];
  const copiando = useMatch(COPIA) !== null;
  if (!tipo || !documentId || copiando) return null;
  const endereco = `/painel/agendamentos/${tipo}/${documentId}`;
  const versao = `${document?.status} ${document?.updatedAt}`;
  return {
    title: 'Hora marcada',
    content: <Formulario key={endereco} endereco={endereco} versao={versao} />,
  };
};
