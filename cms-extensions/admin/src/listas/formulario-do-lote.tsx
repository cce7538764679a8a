import type { LinhaDoLote } from '@portal/contracts/lote/lote';
import { Checkbox, Field, TextInput, Typography } from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { Escolha } from '../escolha';
import { JanelaDeFormulario } from '../janela-de-formulario';
import { errosDosCampos } from '../recusa';
import { ResultadoDoLote } from './resultado-do-lote';
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

const FALHOU = 'Não deu certo. Tente de novo.';

/** Why nothing was changed: what is said of the fields, else of all. */
const motivoDe = (falha: unknown): string =>
  Object.values(errosDosCampos(falha)).flat().join(' ') ||
  (isFetchError(falha) && falha.message) ||
  FALHOU;

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

  const mudar = (campos: FormData): Promise<void> =>
    enviar({
      ids: documents.map(({ documentId }) => documentId),
      ...{ acrescentar: campos.get('acrescentar'), tirar: campos.get('tirar') },
      ...{ estado: estado === NAO_MUDAR ? '' : estado, publicar },
    });

  if (linhas) return <ResultadoDoLote linhas={linhas} fechar={fechar} />;
  return (
    <JanelaDeFormulario
      id={FORMULARIO}
      acao={`Mudar ${registros(documents.length)}`}
      enviando={enviando}
      erro={erro}
      enviar={mudar}
      fechar={fechar}
    >
      <div>
        <Typography tag="h3" variant="delta">
          {registros(documents.length)}
        </Typography>
        <Typography tag="p">{quaisSao(documents).join(', ')}</Typography>
      </div>
      <Campos />
      <Escolha
        nome="estado"
        rotulo="Estado"
        valor={estado}
        opcoes={[[NAO_MUDAR, 'Não mudar'], ...UFS.map((uf) => [uf, uf] as const)]}
        escolher={setEstado}
      />
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
    </JanelaDeFormulario>
  );
};
