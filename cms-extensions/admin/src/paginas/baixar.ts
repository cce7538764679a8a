/** Hands a file that was read to whoever sits at the browser. */
export const baixarArquivo = (conteudo: Blob, nome: string): void => {
  const endereco = URL.createObjectURL(conteudo);
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(endereco);
};
