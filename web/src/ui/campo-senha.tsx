import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState, type ComponentProps } from 'react';
import { BotaoIcone } from './botao-icone';
import { Campo } from './campo';

type Props = Omit<ComponentProps<typeof Campo>, 'type' | 'acao' | 'ref'>;

/** A password that its owner may look at. Pasting is allowed: password managers do it. */
export const CampoSenha = forwardRef<HTMLInputElement, Props>((props, ref) => {
  const [visivel, setVisivel] = useState(false);
  const Icone = visivel ? EyeOff : Eye;
  return (
    <Campo
      {...props}
      ref={ref}
      type={visivel ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      acao={
        <BotaoIcone
          rotulo={visivel ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisivel(!visivel)}
        >
          <Icone aria-hidden />
        </BotaoIcone>
      }
    />
  );
});
CampoSenha.displayName = 'CampoSenha';
