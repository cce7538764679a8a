/** What is used of sax, which brings no types of its own. */
declare module 'sax' {
  export interface SAXParser {
    onopentag: (tag: { name: string }) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    ondoctype: (doctype: string) => void;
    onerror: (error: Error) => void;
    write(chunk: string): this;
    close(): this;
  }
  export function parser(strict: boolean, options?: { trim?: boolean }): SAXParser;
}
