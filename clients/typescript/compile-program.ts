import ts from 'typescript';

/** What the compiler refuses of a program and everything it imports; empty when it compiles. */
export function compileProgram(file: string): string[] {
  const compiled = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
  });
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
