import {
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
} from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import {
  type ComponentType,
  forwardRef,
  type RefAttributes,
  type SyntheticEvent,
  useEffect,
} from 'react';
import { type Arquivo, SO_NO_PORTAL, useCarrega } from '../paineis/arquivo';
import { ouvirTrocas, tocarFormulario } from '../pedidos/trocas';

interface Propriedades {
  name: string;
}

/** A file in a field, and what took its place meanwhile. */
type NoCampo = Arquivo & { trocadoPor?: Arquivo };

const isArquivo = (valor: unknown): valor is NoCampo =>
  typeof valor === 'object' && valor !== null && 'id' in valor;

/** The field's value with one file in the place of another; the same value where it does not show it. */
const comTroca = (valor: unknown, por: (arquivo: NoCampo) => Arquivo): unknown => {
  if (Array.isArray(valor)) {
    const trocados = valor.map((um: unknown) => (isArquivo(um) ? por(um) : um));
    return trocados.some((um, i) => um !== valor[i]) ? trocados : valor;
  }
  return isArquivo(valor) ? por(valor) : valor;
};

/** In the place of a picture that does not load: the browser's sign for a broken one would be taken for a broken file. */
const SoNoPortal = ({ imagem }: { imagem: Arquivo }) =>
  useCarrega(imagem) ? null : (
    <Typography variant="pi" textColor="neutral600" tag="p" paddingTop={1}>
      {SO_NO_PORTAL}
    </Typography>
  );

/** Shows a picture that came, and hides one that did not. */
const mostrar =
  (visibility: 'visible' | 'hidden') =>
  ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLImageElement) target.style.visibility = visibility;
  };

/**
 * Decorator of Strapi's media field: a file replaced within the form is another file from then on, which only this form's
 * draft shows.
 */
export const comArquivoNovo = (Campo: ComponentType<Propriedades & RefAttributes<unknown>>) =>
  forwardRef<unknown, Propriedades>(function CampoDeMidia(propriedades, ref) {
    const { name } = propriedades;
    const { onChange, value } = useField(name);
    const { model } = useContentManagerContext();
    useEffect(() => {
      const adotar = (por: (arquivo: NoCampo) => Arquivo): void => {
        const novo = comTroca(value, por);
        if (novo !== value) onChange(name, novo);
      };
      adotar((arquivo) => arquivo.trocadoPor ?? arquivo);
      return ouvirTrocas(({ de, por }) => adotar((arquivo) => (arquivo.id === de ? por : arquivo)));
    }, [name, onChange, value]);
    const tocar = (): void => tocarFormulario(model);
    return (
      <div
        onFocusCapture={tocar}
        onPointerDownCapture={tocar}
        onErrorCapture={mostrar('hidden')}
        onLoadCapture={mostrar('visible')}
      >
        <Campo {...propriedades} ref={ref} />
        {isArquivo(value) && value.mime?.startsWith('image/') ? (
          <SoNoPortal imagem={value} />
        ) : null}
      </div>
    );
  });
