export { defineExport } from './export';
export { definePapers } from './papers';
export {
  advanceTask,
  appendToFile,
  bindWorkbook,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from './progress';
