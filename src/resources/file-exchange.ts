declare module '../registry' {
  interface Routes {
    'cnab:files-transmission:layout-validator': never;
  }
}

export {};
