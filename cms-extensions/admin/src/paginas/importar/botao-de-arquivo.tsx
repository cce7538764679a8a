import { Button, VisuallyHidden } from '@strapi/design-system';
import { type ComponentProps, useRef } from 'react';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What is chosen, for who does not see the button, and of which kinds. */
  nome: string;
  aceita: string;
  escolher: (arquivo: File) => void;
}

/** A button that lets a file be chosen. */
export const BotaoDeArquivo = ({ nome, aceita, escolher, ...botao }: Props) => {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...botao} onClick={() => campo.current?.click()} />
      <VisuallyHidden>
        <input
          ref={campo}
          type="file"
          aria-label={nome}
          accept={aceita}
          tabIndex={-1}
          onChange={({ target }) => {
            const [arquivo] = target.files ?? [];
            if (arquivo) escolher(arquivo);
            // The same file, mended, is another choice.
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
};
