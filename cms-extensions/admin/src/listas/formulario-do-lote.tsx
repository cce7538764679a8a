import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type LinhaDoLote, ResultadoDoLote } from './resultado-do-lote';
import { type Escolhido, quaisSao, registros } from './nomes';

const FORMULARIO = 'editar-em-lote';
const UFS =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
const NAO_MUDAR = '-';

interface Props {
  documents: readonly Escolhido[];
  podePublicar: boolean;
  fechar: () => void;
}

interface Recusado {
  message?: string;
  response?: { data?: { error?: { details?: { erros?: Record<string, string[]> } } } };
}

/** Why nothing was changed: what is said of the fields, else of all. */
const motivoDe = (falha: unknown): string => {
  if (!isFetchError(falha)) return 'Não deu certo. Tente de novo.';
  // The shape of every refusal of the panel's API.
  const { message, response } = falha as Recusado;
  const erros = Object.values(response?.data?.error?.details?.erros ?? {}).flat();
  return erros.join(' ') || message || 'Não deu certo. Tente de novo.';
};

/** What the portal answered last, and the way to ask it. */
const useLote = () => {
  const { post } = useFetchClient();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState('');
  const [linhas, setLinhas] = useState<LinhaDoLote[] | null>(null);
  const mudou = useRef(false);
  useEffect(
    () => () => {
      // A page of its own: what the panel remembers of these entries is no longer so.
      if (mudou.current) window.location.reload();
    },
    [],
  );
  const enviar = async (pedido: object): Promise<void> => {
    setEnviando(true);
    setErro('');
    try {
      const { data } = await post<{ linhas: LinhaDoLote[] }>('/painel/lote/radio', pedido);
      mudou.current = true;
      setLinhas(data.linhas);
    } catch (falha) {
      setErro(motivoDe(falha));
    }
    setEnviando(false);
  };
  return { enviando, erro, linhas, enviar };
};

const Campos = () => (
  <>
    <Field.Root
      name="acrescentar"
      hint="Separadas por vírgula. A que a rádio já tem não se repete."
    >
      <Field.Label>Acrescentar etiquetas</Field.Label>
      <TextInput name="acrescentar" maxLength={255} />
      <Field.Hint />
    </Field.Root>
    <Field.Root name="tirar" hint="Separadas por vírgula.">
      <Field.Label>Tirar etiquetas</Field.Label>
      <TextInput name="tirar" maxLength={255} />
      <Field.Hint />
    </Field.Root>
  </>
);

/** Tags and state for many radios at once; then what became of each. */
export const FormularioDoLote = ({ documents, podePublicar, fechar }: Props) => {
  const { enviando, erro, linhas, enviar } = useLote();
  const [estado, setEstado] = useState(NAO_MUDAR);
  const [publicar, setPublicar] = useState(false);
  const noPortal = documents.filter(({ status }) => status !== 'draft').length;

  const aoEnviar = (evento: FormEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    void enviar({
      ids: documents.map(({ documentId }) => documentId),
      ...{ acrescentar: campos.get('acrescentar'), tirar: campos.get('tirar') },
      ...{ estado: estado === NAO_MUDAR ? '' : estado, publicar },
    });
  };

  if (linhas) return <ResultadoDoLote linhas={linhas} fechar={fechar} />;
  return (
    <>
      <Modal.Body>
        <form id={FORMULARIO} onSubmit={aoEnviar}>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <div>
              <Typography tag="h3" variant="delta">
                {registros(documents.length)}
              </Typography>
              <Typography tag="p">{quaisSao(documents).join(', ')}</Typography>
            </div>
            <Campos />
            <Field.Root name="estado">
              <Field.Label>Estado</Field.Label>
              <SingleSelect value={estado} onChange={(uf) => setEstado(String(uf))}>
                <SingleSelectOption value={NAO_MUDAR}>Não mudar</SingleSelectOption>
                {UFS.map((uf) => (
                  <SingleSelectOption key={uf} value={uf}>
                    {uf}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
            <Typography tag="p">
              Mudam os rascunhos. O portal continua como está até você publicar as alterações.
            </Typography>
            {podePublicar && noPortal > 0 ? (
              <Checkbox
                checked={publicar}
                onCheckedChange={(valor: boolean | 'indeterminate') => setPublicar(valor === true)}
              >
                Publicar já as alterações das que estão no portal
              </Checkbox>
            ) : null}
            {erro ? (
              <Typography tag="p" role="alert" textColor="danger600">
                {erro}
              </Typography>
            ) : null}
          </Flex>
        </form>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={fechar}>
          Cancelar
        </Button>
        <Button type="submit" form={FORMULARIO} loading={enviando}>
          Mudar {registros(documents.length)}
        </Button>
      </Modal.Footer>
    </>
  );
};
