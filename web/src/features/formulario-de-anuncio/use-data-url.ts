import { useEffect, useState } from 'react';

/** A chosen file as an address an `<img>` can show, once it has been read. */
export const useDataUrl = (arquivo: File | null): string | null => {
  const [lido, setLido] = useState<{ arquivo: File; url: string } | null>(null);
  useEffect(() => {
    if (!arquivo) return undefined;
    const leitor = new FileReader();
    leitor.onload = () => {
      if (typeof leitor.result === 'string') setLido({ arquivo, url: leitor.result });
    };
    leitor.readAsDataURL(arquivo);
    return () => leitor.abort();
  }, [arquivo]);
  return lido && lido.arquivo === arquivo ? lido.url : null;
};
