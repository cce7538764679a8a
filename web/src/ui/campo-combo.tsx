import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { forwardRef, useId, useRef, type ReactNode } from 'react';
import campo from './campo.module.css';
import estilos from './campo-combo.module.css';
import { classes } from './classes';
import { ligarCampo } from './ligar-campo';
import { MolduraCampo } from './moldura-campo';

export interface OpcaoDeCombo {
  id: string;
  nome: string;
}

/** Options drawn at a time: thousands of radios would hold up a phone for seconds; typing leads to the others. */
const DE_CADA_VEZ = 100;

/** Says that there are others, to eyes and ears, where the list ends before them. */
const OutrosNomes = ({ total }: { total: number }) => {
  const mostrados = Combobox.useFilteredItems().length;
  return (
    <Combobox.Status className={estilos.vazio}>
      {total > mostrados &&
        mostrados === DE_CADA_VEZ &&
        `Aqui estão os ${DE_CADA_VEZ} primeiros nomes. Digite para achar os outros.`}
    </Combobox.Status>
  );
};

interface Props {
  rotulo: string;
  opcoes: readonly OpcaoDeCombo[];
  /** Id of the chosen option, '' while none is. */
  valor: string;
  onMudar: (id: string) => void;
  /** Given, it is somebody else who searches: every option is shown, whatever was typed. */
  onDigitar?: (texto: string) => void;
  placeholder?: string;
  onBlur?: () => void;
  /** Said when nothing has the typed name. */
  vazio: string;
  rotuloAbrir: string;
  erro?: string | undefined;
  dica?: ReactNode;
  required?: boolean;
}

/**
 * One of many, searched by name. While its list is open, Base UI hides from who hears the page all that is around it,
 * though the keyboard still goes there: the page's root is marked (index.html), so that it does not.
 */
export const CampoCombo = forwardRef<HTMLInputElement, Props>(
  (
    {
      rotulo,
      opcoes,
      valor,
      onMudar,
      onDigitar,
      placeholder = 'Busque pelo nome',
      onBlur,
      vazio,
      rotuloAbrir,
      erro,
      dica,
      required = false,
    },
    ref,
  ) => {
    const id = useId();
    // Beside the field and not at the end of the page: the form may stand in a dialog, which covers everything else.
    const lugar = useRef<HTMLDivElement>(null);
    return (
      <Combobox.Root
        items={opcoes}
        limit={DE_CADA_VEZ}
        {...(onDigitar && { filter: null })}
        onInputValueChange={onDigitar}
        value={opcoes.find((opcao) => opcao.id === valor) ?? null}
        onValueChange={(opcao) => onMudar(opcao?.id ?? '')}
        itemToStringLabel={({ nome }) => nome}
        isItemEqualToValue={(um, outro) => um.id === outro.id}
      >
        <MolduraCampo id={id} rotulo={rotulo} erro={erro} dica={dica}>
          <div className={classes(campo.linha, estilos.linha)}>
            <Combobox.Input
              {...ligarCampo(id, erro, dica)}
              ref={ref}
              required={required}
              placeholder={placeholder}
              className={`${campo.campo} ${campo.selecao}`}
              onBlur={onBlur}
            />
            <Combobox.Trigger className={estilos.abrir} aria-label={rotuloAbrir}>
              <ChevronDown aria-hidden />
            </Combobox.Trigger>
          </div>
          <div ref={lugar} />
        </MolduraCampo>
        <Combobox.Portal container={lugar}>
          <Combobox.Positioner className={estilos.posicao} sideOffset={4}>
            <Combobox.Popup className={estilos.popup}>
              <Combobox.Empty className={estilos.vazio}>{vazio}</Combobox.Empty>
              <Combobox.List className={estilos.lista}>
                {(opcao: OpcaoDeCombo) => (
                  <Combobox.Item key={opcao.id} value={opcao} className={estilos.item}>
                    {opcao.nome}
                  </Combobox.Item>
                )}
              </Combobox.List>
              <OutrosNomes total={opcoes.length} />
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    );
  },
);
CampoCombo.displayName = 'CampoCombo';
