export { defineExport } from './export';
export { definePapers } from './papers';
export {
  advanceTask,
  appendToFile,
  bindWorkbook,
  failTask,
  finishTask,
  startTask,
  statusOfTask,
  taskAtHand,
  type TaskRef,
} from './progress';
